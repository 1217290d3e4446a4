/** A server's process, from its start until it says where it listens; and questions to the part of us inside it. */

const START_MS = 30_000;

/**
 * The port, from the line with the address. Rejects where the process ends first, or says nothing for too long.
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => string} complaints what it said besides
 * @returns {Promise<number>}
 */
export function untilListens(child, complaints = () => '') {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the server does not start')), START_MS);
    let said = '';
    const hear = (/** @type {Buffer | string} */ chunk) => {
      said += chunk;
      const port = /http:\/\/[^:]+:(\d+)\s/.exec(said)?.[1];
      if (port === undefined) return;
      clearTimeout(late);
      child.stdout?.off('data', hear);
      resolve(Number(port));
    };
    child.stdout?.on('data', hear);
    child.once('close', () => {
      clearTimeout(late);
      reject(new Error(`the server ended at once: ${said}${complaints()}`));
    });
  });
}

/**
 * One question at a time to inside.mjs.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} question
 * @returns {Promise<any>}
 */
export function askInside(child, question, about = null) {
  return new Promise((resolve) => {
    child.once('message', resolve);
    child.send({ question, about });
  });
}
