// Preloaded by `--import` into every process of a test run, so that a killed run leaves no shop, stand-in or worker behind.
import { isMainThread } from 'node:worker_threads'
import { whenParentEnds } from './with-parent.mjs'

if (isMainThread) whenParentEnds(() => process.exit(1))
