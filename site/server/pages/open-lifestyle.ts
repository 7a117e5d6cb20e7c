import type { APIContext } from 'astro'
import {
  changePlan,
  exchangeGlasses,
  getContract,
  giveNotice,
  orderNewLenses,
  payContract,
  takeBackNotice,
  withdrawFromContract,
  type LifestyleContract,
} from '#contracts/lifestyle.ts'
import type { Customer } from '#contracts/customers.ts'
import type { Failure } from '#contracts/refusals.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { postAsVisitor } from '../forms/shop-form.ts'
import { openAccountPage, type AccountPage } from './account-page.ts'

type Page = Pick<APIContext, 'request' | 'locals' | 'url'> & { response: { headers: Headers; status?: number } }

/** A contract of the customer's own, with what came of the button that was pressed. */
export interface OpenedContract extends Pick<AccountPage, 'fields' | 'failure'> {
  customer: Customer
  contract: LifestyleContract
}

/** Opens a contract; a failure where it is another customer's, and a redirect for a visitor who is not signed in. */
export async function openLifestyle(page: Page, named: string): Promise<OpenedContract | Failure | Response> {
  const id = Number(/^\d{8}$/.exec(named)?.[0] ?? 0)
  const own = pathTo(page, 'glasses_subscription', { subscriptionId: String(id) })
  const noticed = (notice: string) => `${own}?${pageQuery.notice}=${notice}`
  const opened = await openAccountPage(page, async (does, fields) => {
    const one = { id, version: Number(fields.text('version')) || 0 }
    switch (fields.text('intent')) {
      case 'give_notice':
        return does(giveNotice, one, noticed('noticed'))
      case 'pay': {
        const { answer, seeOther } = await postAsVisitor(page, payContract, one)
        return answer.ok ? seeOther(answer.value.next) : answer.failure
      }
      case 'take_back_notice':
        return does(takeBackNotice, one, noticed('kept'))
      case 'withdraw':
        return does(withdrawFromContract, one, noticed('withdrawn'))
      case 'plan': {
        const [plan = '', shown = ''] = fields.text('plan').split(' ')
        return does(changePlan, { ...one, plan, shownMonthly: Number(shown) || 0 }, noticed('plan'))
      }
      case 'exchange': {
        const choice = { pair: Number(fields.text('pair')) || 0, row: fields.text('row') }
        const asked = { ...one, ...choice, acceptsBinding: fields.isTicked('binding') }
        return does(exchangeGlasses, asked, noticed('exchanged'))
      }
      case 'new_lenses': {
        const choice = { pair: Number(fields.text('pair')) || 0, row: fields.text('row') }
        return does(orderNewLenses, { ...one, ...choice }, noticed('lenses'))
      }
      default:
        return undefined
    }
  })
  if (opened instanceof Response) return opened
  const found = await call(getContract, { id }, asVisitor(page.request))
  return found.ok ? { ...opened, contract: found.value.contract } : found.failure
}
