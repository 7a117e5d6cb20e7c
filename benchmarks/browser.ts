import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium from `CHROMIUM_PATH` or Debian's paths, as journeys have it. With a port, other programs may control it over CDP. */
export function openBrowser(port?: number): Promise<Browser> {
  const known = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ]
  const executablePath = known.find((path) => path && existsSync(path))
  if (!executablePath) throw new Error('No Chromium found; set CHROMIUM_PATH')
  return chromium.launch({ executablePath, args: port ? [...FLAGS, `--remote-debugging-port=${port}`] : FLAGS })
}
