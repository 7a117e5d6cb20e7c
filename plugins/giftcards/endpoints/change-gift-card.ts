import { changeGiftCard } from '#contracts/giftcards.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changeByStaff } from '../change-by-staff.ts'

/** `POST /api/giftcard/change`: staff block a card, open it again, or give it more time. */
export const changeGiftCardEndpoint = endpoint(changeGiftCard, { who: ORDER_STAFF }, async (change, req) => {
  const { expiresOn, blockedAt } = await changeByStaff(req, change, staffNameOf(req))
  return { expiresOn, isBlocked: Boolean(blockedAt) }
})
