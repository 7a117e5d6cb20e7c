import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from './complaint.ts'

interface Holder {
  pid: number
  /** When the process began, as the system counts it: a number used again is another process. */
  born: string
}

/** Keeps a second shop from the same folder, and gives back what opens it again. */
export function lockFolder(data: string): () => void {
  const file = join(data, 'shop.lock')
  const holder = readHolder(file)
  if (holder && holder.pid !== process.pid && isAlive(holder))
    throw new Complaint(
      `Another shop (process ${holder.pid}) is running on ${data}; stop it or set SHOP_DATA to another folder.`,
    )

  writeFileSync(file, JSON.stringify({ pid: process.pid, born: bornAt(process.pid) }))
  return () => rmSync(file, { force: true })
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isAlive({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return bornAt(pid) === born
}

/** Linux knows; elsewhere a living number has to do. */
function bornAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
