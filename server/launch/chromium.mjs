// Runs on any Node from 20 on: no imports but Node's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { exitWithError } from './packages.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of this machine's browser; where apt is available, it is installed if there is none. */
export function findChromium() {
  const found = [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place))
  if (found) return found

  const command = ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']
  const asRoot = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
  const update = [...asRoot.slice(0, asRoot.indexOf('install')), 'update']
  if (existsSync('/usr/bin/apt-get')) {
    console.log('Fetching Chromium from the packages of this system …')
    for (const [name, ...words] of [update, asRoot]) spawnSync(name, words, { stdio: ['ignore', 'ignore', 'inherit'] })
    if (existsSync(places[0])) return places[0]
  }
  return exitWithError(`The journeys need Chromium. Install it (${command.join(' ')}) or name one with CHROMIUM_PATH.`)
}
