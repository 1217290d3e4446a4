/** The same arbitrary values in every run, so that a failure is one for everybody; `SEED=2 npm test` tries others. */
import fc from 'fast-check';

const { SEED = '1' } = process.env;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number.parseInt(SEED, 10) || 1 });
