import { ProviderEvent, SocketMessage, type SocketAnswer } from '#contracts/provider/events.ts'
import { readEvent } from '#domain/behavior/behavior-event.ts'
import { IntakeFull } from '#plugins/behavior/keep-events.ts'
import type { ExternalApi, MessageAnswer } from '#plugins/kit/requests/external-api.ts'
import { isSiteOf } from './cors.ts'
import { storeEvents } from './store-events.ts'
import { secondsUntilHeard } from './rates.ts'
import { tenants } from './repository.ts'

/**
 * Answers one message of the websocket: `ok` when its event is stored, `not-ok` for one that never will be. No answer
 * where too much waits, the address has sent too much, or the database is away: the client sends it again.
 */
export const answerMessage: ExternalApi['answerMessage'] = async (payload, { address, origin, text }) => {
  const message = SocketMessage.safeParse(readJson(text))
  // Without an id there is nothing to answer to.
  if (!message.success) return { text: null, waitSeconds: 0 }
  const { id, event } = message.data
  const said = (status: SocketAnswer['status']): MessageAnswer => {
    return { text: JSON.stringify({ id, status } satisfies SocketAnswer), waitSeconds: 0 }
  }
  const reported = ProviderEvent.safeParse(event)
  if (!reported.success) return said('not-ok')
  const { tenant: key, market } = reported.data
  try {
    const tenant = (await tenants.read({ payload })).get(key)
    const isKnown = tenant?.markets.has(market) && (origin === undefined || isSiteOf(tenant, origin))
    if (!tenant || !isKnown) return said('not-ok')
    const waitSeconds = await secondsUntilHeard(tenant, address, 1)
    if (waitSeconds !== undefined) return { text: null, waitSeconds }
    await storeEvents({ payload }, { tenant, market, address }, [readEvent(reported.data, `message ${id}`)])
    return said('ok')
  } catch (problem) {
    if (!(problem instanceof IntakeFull)) payload.logger.error({ err: problem }, 'Events could not be kept')
    return { text: null, waitSeconds: 0 }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
