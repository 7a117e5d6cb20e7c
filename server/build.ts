import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint, giveUp } from './launch/complaint.ts'
import { isFresh, remember } from './launch/fingerprint.ts'
import type { Say } from './launch/steps.ts'
import { settings } from './settings.ts'

/** Something built: from which sources, by which command, and where it remembers them. */
interface Build {
  name: string
  sources: string[]
  command: string[]
  /** What the command says of itself when it begins its next part, in this order. */
  parts: string[]
  remembers: string
}

const shared = ['contracts', 'domain', 'locales', 'package.json', 'package-lock.json']

/** One after the other: each wants all the cores and a gigabyte. */
export const builds: Build[] = [
  {
    name: 'site',
    sources: ['site', 'widgets', 'server/door/cache-provider.ts', 'astro.config.mjs', ...shared],
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    parts: ['Collecting build info', 'Building server entrypoints', 'Rearranging server assets'],
    remembers: 'dist/.built',
  },
  {
    name: 'admin',
    sources: ['cms', 'plugins', 'payload.config.ts', ...shared],
    command: ['node_modules/next/dist/bin/next', 'build', 'cms'],
    parts: [
      'Creating an optimized production build',
      'Collecting page data',
      'Generating static pages',
      'Finalizing page optimization',
    ],
    remembers: 'cms/.next/.built',
  },
]

/** Builds what is stale, and gives what that was. */
export async function buildStale(say: Say = () => {}): Promise<string> {
  const { root } = settings
  const stale = builds.filter(({ sources, remembers }) => !isFresh(root, sources, join(root, remembers)))
  if (stale.length > 0) checkWritable(root)
  for (const build of stale) {
    await run(build, say)
    remember(root, build.sources, join(root, build.remembers))
  }
  return stale.length > 0 ? stale.map(({ name }) => name).join(' and ') : 'nothing to do'
}

function checkWritable(root: string): void {
  const folders = ['.', 'dist', '.astro', 'cms', 'cms/.next'].map((name) => join(root, name))
  for (const folder of folders.filter((each) => existsSync(each))) {
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      throw new Complaint(
        `The folder ${folder} cannot be written to, and the shop is built there; give it to this user.`,
      )
    }
  }
}

/** Quiet unless it fails: then its last words are what the builder needs. */
function run({ name, command, parts }: Build, say: Say): Promise<void> {
  const env = {
    ...process.env,
    APP_ROOT: settings.root,
    NODE_ENV: 'production' as const,
    PAYLOAD_SECRET: 'builds sign nothing',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  const child: ChildProcess = spawn(process.execPath, command, {
    cwd: settings.root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill())
  say(name)
  let said = ''
  const listen = (piece: Buffer) => {
    said = (said + piece.toString()).slice(-6000)
    const begun = parts.findLastIndex((part) => said.includes(part))
    if (begun >= 0) say(`${name}, part ${begun + 1} of ${parts.length} (${parts[begun]})`)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Complaint(`${said}\nThe ${name} could not be built; what it said stands above.`))
    })
  })
}

if (import.meta.main) console.log(`Built: ${await buildStale().catch(giveUp)}`)
