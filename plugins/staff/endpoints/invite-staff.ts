import { inviteStaff, inviteStaffAgain } from '#contracts/staff.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { documentId } from '#plugins/kit/storage/documents.ts'
import { invite, inviteAgain } from '../invitations.ts'

/** `POST /api/team/invite`: a new member of staff. */
export const inviteStaffEndpoint = endpoint(inviteStaff, { who: 'admin' }, async (person, req) => {
  await invite(req, person)
  return { isInvited: true as const }
})

/** `POST /api/team/:id/invite`: the link again, for who did not get it or came late. */
export const inviteStaffAgainEndpoint = endpoint(inviteStaffAgain, { who: 'admin' }, async ({ id }, req) => {
  await inviteAgain(req, documentId(req, id))
  return { isInvited: true as const }
})
