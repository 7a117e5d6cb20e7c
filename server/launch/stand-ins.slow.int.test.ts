import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { patience } from '#server/launch/machine.mjs'

test('stand-ins that died are started again at their former addresses', async () => {
  const data = mkdtempSync(join(tmpdir(), 'stand-ins-'))
  Object.assign(process.env, { SHOP_DATA: data, PORT: '21000' })
  const { openStandIns } = await import('./stand-ins.ts')
  const standIns = await openStandIns('a secret')
  try {
    const { pid, url } = JSON.parse(readFileSync(join(data, 'stand-ins/ready.json'), 'utf8')) as Record<string, string>
    const warn = vi.fn<(facts: object, text: string) => void>()
    standIns?.watch({ warn })
    process.kill(Number(pid), 'SIGKILL')
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), patience(15))
    await vi.waitFor(async () => expect((await fetch(url ?? '')).ok).toBe(true), patience(15))
  } finally {
    standIns?.close()
    rmSync(data, { recursive: true, force: true })
  }
})
