import { LRUCache } from 'lru-cache'
import type { Adapter, AdapterPayload } from 'oidc-provider'

const MAX_ROWS = 5000

/**
 * Everything that the provider remembers of visits, in memory: sessions, interactions, grants and codes. `change` may
 * alter what is about to be remembered.
 */
export function openVisits(change: (kind: string, row: AdapterPayload) => AdapterPayload): (kind: string) => Adapter {
  const rows = new LRUCache<string, AdapterPayload>({ max: MAX_ROWS })
  const find = (key: string) => Promise.resolve(rows.get(key))

  return (kind) => ({
    upsert(id, row, expiresIn) {
      rows.set(`${kind}:${id}`, change(kind, row), expiresIn ? { ttl: expiresIn * 1000 } : {})
      return Promise.resolve()
    },
    find: (id) => find(`${kind}:${id}`),
    findByUid: (uid) => Promise.resolve([...rows.values()].find((row) => row.kind === kind && row.uid === uid)),
    // Only for devices without a browser.
    findByUserCode: () => Promise.resolve(undefined),
    consume(id) {
      const row = rows.get(`${kind}:${id}`)
      if (row) rows.set(`${kind}:${id}`, { ...row, consumed: Math.floor(Date.now() / 1000) }, { noUpdateTTL: true })
      return Promise.resolve()
    },
    destroy(id) {
      rows.delete(`${kind}:${id}`)
      return Promise.resolve()
    },
    revokeByGrantId(grantId) {
      for (const [key, row] of rows.entries()) if (row.grantId === grantId) rows.delete(key)
      return Promise.resolve()
    },
  })
}
