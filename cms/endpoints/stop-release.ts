import { stopRelease } from '#contracts/releases.ts'
import { Refusal } from '#domain/refusal.ts'
import { MARKETERS } from '#plugins/kit/admin/access.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { moveRelease } from '../schedule/repository.ts'

/** `POST /api/content/releases/:release/stop`: calls a release off; one that is live comes back within seconds. */
export const stopReleaseEndpoint = endpoint(
  stopRelease,
  { who: MARKETERS, idempotency: 'handler' },
  async ({ release: id }, req) => {
    const stoppedAt = nowIso()
    const stopped =
      (await moveRelease(req, id, 'coming_back', { stoppedAt })) ??
      (await moveRelease(req, id, 'stopped', { stoppedAt }))
    const release = stopped ?? (await findOne(req, 'releases', { id: { equals: id } }))
    if (!release) throw new Refusal('release.not_found')
    if (!stopped && !release.stoppedAt) throw new Refusal('release.not_open')
    return { state: release.state ?? 'stopped' }
  },
)
