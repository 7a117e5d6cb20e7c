import type * as z from 'zod/mini'

/** One question of the shop to nShift Delivery. */
interface Question {
  path: string
  /** Sent as JSON; a question without it only reads. */
  body?: object
  patienceMs: number
}

/** Asks the carriers' service, nShift Delivery (REST API, `/rs-extapi/v1`). Null when it does not answer, or not in the shape that is documented. */
export async function askCarrier<Shape extends z.ZodMiniType>(
  shape: Shape,
  { path, body, patienceMs }: Question,
): Promise<z.output<Shape> | null> {
  const { CARRIER_URL = '', CARRIER_KEY = '' } = process.env
  const response = await fetch(`${CARRIER_URL}/rs-extapi/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${CARRIER_KEY}`, 'content-type': 'application/json', accept: 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null)
  const answer = response?.ok ? shape.safeParse(await response.json().catch(() => null)) : null
  return answer?.success ? answer.data : null
}
