// Runs on any Node from 20 on: no imports but Node's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { exitWithError } from './packages.mjs'

/** The browser without a window first: it takes a third of the time of the other. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Which of the two a system has depends on its age. */
const packages = ['chromium-headless-shell', 'chromium']

const installed = (name) => ['install', '-y', '--no-install-recommends', name]
const asRoot = () => (process.getuid?.() === 0 ? [] : ['sudo', '-n'])

/** The path of this machine's browser; where apt is available, it is installed if there is none. */
export function findChromium() {
  const found = [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place))
  if (found) return found

  if (existsSync('/usr/bin/apt-get')) {
    console.log('Fetching Chromium from the packages of this system …')
    for (const words of [['update'], ...packages.map(installed)]) {
      const [name, ...rest] = [...asRoot(), 'apt-get', ...words]
      spawnSync(name, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
      const fetched = places.find((place) => existsSync(place))
      if (fetched) return fetched
    }
  }
  const command = ['apt-get', ...installed(packages[0])].join(' ')
  return exitWithError(`Chromium is missing. Install it (${command}) or name one with CHROMIUM_PATH.`)
}
