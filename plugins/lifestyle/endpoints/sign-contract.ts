import { quoteContract, saveContractCard, signContract, startContractCard } from '#contracts/lifestyle.ts'
import { sumOfBinding } from '#domain/lifestyle/plans.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { cardForm, saveCard } from '../card.ts'
import { chosenGlasses } from '../chosen-glasses.ts'
import { ownedContract } from '../owned-contract.ts'
import { offeredPlan, sign } from '../sign.ts'
import { contractView } from '../view.ts'

const hers = { who: 'customer', ownedBy: ownedContract } as const

/** `POST /api/lifestyle/quote`: what the glasses in the cart would be by the month. Changes nothing. */
const quote = endpoint(quoteContract, { who: 'shopper', idempotency: 'none' }, async ({ plan: id, rows }, req) => {
  const plan = await offeredPlan(req, id)
  const { pairs, needsFitting } = await chosenGlasses(req, shopperIdOf(req), { plan, rows })
  return { plan, pairs, sumOfBinding: sumOfBinding(plan), needsFitting }
})

/** `POST /api/account/lifestyle/sign`: a contract for them, by who is strongly identified. */
const signOne = endpoint(
  signContract,
  { who: 'strong-customer', limit: 'purchase', idempotency: 'handler' },
  (asked, req) => sign(req, asked),
)

/** `POST /api/account/lifestyle/:id/card`: the form with which the provider asks for a card. */
const startCard = endpoint(startContractCard, { ...hers, limit: 'purchase', idempotency: 'none' }, ({ id }, req) =>
  cardForm(req, id),
)

/** `POST /api/account/lifestyle/:id/card/save`: the card that came back pays from now on. */
const saveNewCard = endpoint(
  saveContractCard,
  { ...hers, idempotency: 'handler', limit: 'purchase' },
  async ({ id, proof }, req) => ({ contract: await contractView(req, await saveCard(req, id, proof)) }),
)

export const signContractEndpoints = [quote, signOne, startCard, saveNewCard]
