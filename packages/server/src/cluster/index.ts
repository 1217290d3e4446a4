/** Several processes on one database. */
export { type ClusteredHost, type ClusterOptions, createClusteredHost } from './cluster.ts';
