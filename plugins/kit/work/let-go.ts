import { letGo } from '#contracts/work.ts'
import { Refusal } from '#domain/refusal.ts'
import { CUSTOMER_STAFF } from '../admin/access.ts'
import { staffNameOf } from '../admin/staff-name.ts'
import { letGoOfLetter, SEND } from '../mail/outbox.ts'
import { endpoint } from '../requests/endpoint.ts'
import { documentId, findOne } from '../storage/documents.ts'

/** `POST /api/work/:id/let-go`: staff give a message up that cannot arrive. */
export const letGoEndpoint = endpoint(letGo, { who: CUSTOMER_STAFF }, async ({ id: row, note }, req) => {
  const listed = await findOne(req, 'stuck-steps', { id: { equals: row } })
  if (!listed) throw new Refusal('work.not_stuck')
  if (listed.collection !== 'outbox' || listed.step !== SEND) throw new Refusal('work.not_let_go')
  const isLetGo = await letGoOfLetter(req, documentId(req, listed.documentId), `${staffNameOf(req)}: ${note}`)
  if (!isLetGo) throw new Refusal('work.not_stuck')
  return { isLetGo }
})
