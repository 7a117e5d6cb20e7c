import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import { STAFF_COOKIE } from '#domain/own-storage.ts'

/** Whether a request comes with the session of signed-in staff. */
export async function isStaff(payload: Payload, { headers }: IncomingMessage): Promise<boolean> {
  if (!headers.cookie?.includes(`${STAFF_COOKIE}=`) && !headers.authorization) return false
  const { user } = await payload.auth({ headers: new Headers(headers as Record<string, string>) })
  return user?.collection === 'staff'
}
