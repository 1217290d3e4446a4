/**
 * The two ways a command fails on purpose. Everything else that is thrown is a bug, and told to the user as one line
 * too. Messages are already in the user's language.
 */

/** Input that was read and is not acceptable: exit code 1, one line. */
export class Refused extends Error {}

/** A command line that makes no sense: exit code 2, with the usage line of the command. */
export class WrongUsage extends Error {}
