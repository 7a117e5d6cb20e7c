import type { DatabaseAdapterObj } from 'payload'
import { expect, test } from 'vitest'
import { withConnectionCodes } from './connection-codes.ts'

const connecting = (adapter: object) =>
  withConnectionCodes({ init: () => adapter } as unknown as DatabaseAdapterObj)
    .init({} as never)
    .connect?.()
const fails = () => Promise.reject(new Error('cannot connect'))

test('a failed connection is thrown with the code of the driver', async () => {
  const execute = () => Promise.reject(Object.assign(new Error('read-only'), { code: 'SQLITE_READONLY' }))
  await expect(connecting({ connect: fails, client: { execute } })).rejects.toMatchObject({ code: 'SQLITE_READONLY' })
})

test('a file that was not opened has the code of the driver for it', async () => {
  await expect(connecting({ connect: fails })).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' })
})

test('a failure without a code is thrown as it is', async () => {
  const execute = () => Promise.resolve()
  await expect(connecting({ connect: fails, client: { execute } })).rejects.toThrow('cannot connect')
})
