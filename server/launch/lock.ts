import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from './read-json.ts'
import { StartupError } from './startup-error.ts'

interface Holder {
  pid: number
  /** The process's start time by the system: a reused pid has another. */
  born: string
}

/** Locks the data folder against a second shop, and returns the release. */
export function lockFolder(data: string): () => void {
  const file = join(data, 'shop.lock')
  const holder = readJson<Holder>(file)
  if (holder && holder.pid !== process.pid && isAlive(holder))
    throw new StartupError(
      `Another shop (process ${holder.pid}) is running on ${data}; stop it or set SHOP_DATA to another folder.`,
    )

  writeFileSync(file, JSON.stringify({ pid: process.pid, born: processStartTime(process.pid) }))
  return () => rmSync(file, { force: true })
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return processStartTime(pid) === born
}

/** Linux gives the start time; elsewhere a living pid has to suffice. */
function processStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
