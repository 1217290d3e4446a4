/** What a process takes of the machine, as Linux tells it; and figures of many measurements. */
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second in /proc. */
const HZ = 100;

/** @param {number} pid @param {string} file */
const readProc = (pid, file) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** Milliseconds of processor time so far. @param {number} pid */
export function cpuMs(pid) {
  const fields = readProc(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / HZ;
}

/** @param {number} pid */
export function rssBytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1]) * 1024;
}

/** Open files and sockets. @param {number} pid */
export const descriptors = (pid) => readdirSync(`/proc/${pid}/fd`).length;

/**
 * The value below which this share lies.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {number} ms @returns {Promise<void>} */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
