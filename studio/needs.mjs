// Loaded before a script of the studio imports packages: says in one sentence what is not installed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode, exitWithError, root } from '../server/launch/packages.mjs'

checkNode()
if (!existsSync(join(root, 'node_modules'))) exitWithError('The studio needs the packages of the shop: npm ci')
if (!existsSync(join(import.meta.dirname, 'node_modules')))
  exitWithError('The studio needs its own packages: npm ci --prefix studio')
