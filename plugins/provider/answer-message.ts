import type { Payload } from 'payload'
import { ProviderEvent, SocketMessage, type SocketAnswer } from '#contracts/provider/events.ts'
import { readEvent } from '#domain/behavior/behavior-event.ts'
import { IntakeFull, keepEvents } from '#plugins/behavior/keep-events.ts'
import type { ForeignDoor } from '#plugins/kit/requests/foreign-door.ts'
import { isSiteOf } from './cors.ts'
import { tenants } from './repository.ts'

/**
 * Answers one message of the websocket: `ok` when its event is kept, `not-ok` for one that never will be. No answer where too much waits
 * or the database is away: the client sends it again.
 */
export const answerMessage: ForeignDoor['answerMessage'] = async (payload, { origin, text }) => {
  const message = SocketMessage.safeParse(readJson(text))
  // Without an id there is nothing to answer to.
  if (!message.success) return null
  const { id, event } = message.data
  const status = await kept(payload, origin, id, event).catch((problem: unknown) => {
    if (!(problem instanceof IntakeFull)) payload.logger.error({ err: problem }, 'Events could not be kept')
    return null
  })
  return status && JSON.stringify({ id, status } satisfies SocketAnswer)
}

async function kept(
  payload: Payload,
  origin: string | undefined,
  id: string,
  event: unknown,
): Promise<SocketAnswer['status']> {
  const told = ProviderEvent.safeParse(event)
  if (!told.success) return 'not-ok'
  const { tenant: key, market } = told.data
  const tenant = (await tenants.read({ payload })).get(key)
  const isKnown = tenant?.markets.has(market) && (origin === undefined || isSiteOf(tenant, origin))
  if (!tenant || !isKnown) return 'not-ok'
  await keepEvents({ payload }, { tenant: key, market }, [readEvent(told.data, `message ${id}`)])
  return 'ok'
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
