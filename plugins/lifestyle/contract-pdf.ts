import type { PayloadRequest } from 'payload'
import { brand } from '#domain/brand.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { billOf } from '#domain/lifestyle/contract.ts'
import { NOTICE_DAYS, REBINDING_MONTHS } from '#domain/lifestyle/contract-days.ts'
import { agreedMonthly, sumOfBinding } from '#domain/lifestyle/plans.ts'
import { monthlyOn, RISE_NOTICE_DAYS } from '#domain/lifestyle/price-change.ts'
import { WINBACK_FREE_MONTHS } from '#domain/lifestyle/winback.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { SHOP_DAYS } from '#domain/orders/withdrawal-days.ts'
import { textOf } from '#locales/texts.ts'
import { today } from '#plugins/kit/clock.ts'
import { openPen, write, writeRow, writeWords } from '#plugins/kit/pdf/pen.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'
import type { StoredContract } from './repository.ts'

/** A contract as it was signed: who with whom, for which glasses, what it costs, how long it binds and how it ends. */
export async function contractPdf(req: PayloadRequest, stored: StoredContract): Promise<Uint8Array> {
  const { number, language, signedOn, plan, glasses, form, delivery, agreed } = stored
  const t = textOf(language, 'lifestyle-document')
  const { contact, address } = form
  const title = t('contract.title', { number })
  const { pen, rows } = await openDocument(language, title)
  const campaignRows = (name: string, after: string) =>
    [
      [t('row.campaign'), name],
      [t('row.after'), after],
    ] as const
  rows([
    [t('row.customer'), `${contact.firstName} ${contact.lastName}`],
    [t('row.address'), `${address.street}, ${address.zip} ${address.city}`],
    ...(glasses.wearer ? [[t('row.wearer'), glasses.wearer] as const] : []),
    [t('row.signed'), finnishDay(signedOn)],
    [t('row.plan'), plan.name],
    [t('row.monthly'), formatPrice(agreedMonthly(plan))],
    ...(plan.campaign ? campaignRows(plan.campaign.name, formatPrice(plan.monthly)) : []),
    [t('row.binding'), t('months', { months: plan.bindingMonths })],
    [t('row.sum'), formatPrice(sumOfBinding(plan))],
    [t('row.delivery'), delivery.name],
  ])
  write(pen, t('glasses'), { font: pen.bold, size: 12, gap: 24 })
  rows(glasses.pairs.map(({ articleDescription, lenses }) => [articleDescription, lenses] as const))
  write(pen, t('agreed'), { font: pen.bold, size: 12, gap: 24 })
  const words = {
    months: plan.bindingMonths,
    days: NOTICE_DAYS,
    notice: RISE_NOTICE_DAYS,
    withdrawal: SHOP_DAYS,
    version: agreed ? finnishDay(agreed) : '',
  }
  for (const { words } of plan.perks) writeWords(pen, `• ${words}`, { gap: 16 })
  for (const line of [
    'billing',
    'price',
    'rise',
    'notice',
    'withdrawal',
    'withdrawal_how',
    'exchange',
    ...(agreed ? ['terms'] : []),
  ])
    writeWords(pen, t(`contract.${line}`, words), { size: 9, gap: 16 })
  write(pen, '', { gap: 16 })
  for (const line of sellerLines(language, await sellerOf(req))) writeWords(pen, line, { size: 9, gap: 14 })
  return pen.document.save()
}

/** What an exchange changes: the new glasses, and the binding where it is longer. */
export async function exchangePdf(req: PayloadRequest, stored: StoredContract): Promise<Uint8Array> {
  const { number, language, contract, glasses } = stored
  const t = textOf(language, 'lifestyle-document')
  const { pen, rows } = await openDocument(language, t('exchange.title', { number }))
  const pair = glasses.pairs[contract.underWay?.pair ?? 0]
  rows([
    [t('row.agreed'), finnishDay(today())],
    ...(glasses.replaced ? [[t('row.replaced'), glasses.replaced.articleDescription] as const] : []),
    ...(pair ? [[pair.articleDescription, pair.lenses] as const] : []),
  ])
  const binds = contract.boundUntil !== null && contract.boundUntil < today()
  writeWords(pen, t('exchange.price'), { size: 9, gap: 16 })
  writeWords(pen, t(binds ? 'exchange.binds' : 'exchange.binds_not'), { size: 9, gap: 24 })
  for (const line of sellerLines(language, await sellerOf(req))) writeWords(pen, line, { size: 9, gap: 14 })
  return pen.document.save()
}

/** What was agreed when a contract was won back: new glasses, what is free, what it costs after, how long it binds. */
export async function winbackPdf(req: PayloadRequest, stored: StoredContract): Promise<Uint8Array> {
  const { number, language, plan, contract, glasses } = stored
  const t = textOf(language, 'lifestyle-document')
  const { pen, rows } = await openDocument(language, t('winback.title', { number }))
  rows([
    [t('row.agreed'), finnishDay(today())],
    [t('row.plan'), plan.name],
    [t('row.monthly'), formatPrice(monthlyOn(contract, plan, today()))],
    [t('row.binding'), t('months', { months: REBINDING_MONTHS })],
    ...glasses.pairs.map(({ articleDescription, lenses }) => [articleDescription, lenses] as const),
  ])
  const words = { months: WINBACK_FREE_MONTHS, days: NOTICE_DAYS, withdrawal: SHOP_DAYS }
  for (const line of ['free', 'binding', 'notice', 'withdrawal'])
    writeWords(pen, t(`winback.${line}`, words), { size: 9, gap: 16 })
  for (const line of sellerLines(language, await sellerOf(req))) writeWords(pen, line, { size: 9, gap: 14 })
  return pen.document.save()
}

/** What a change of plan changes: its price from that day on, and the month of the change by its days. */
export async function planPdf(req: PayloadRequest, stored: StoredContract): Promise<Uint8Array> {
  const { number, language, plan, contract } = stored
  const t = textOf(language, 'lifestyle-document')
  const { pen, rows } = await openDocument(language, t('plan.title', { number }))
  rows([
    [t('row.agreed'), finnishDay(today())],
    [t('row.plan'), plan.name],
    [t('row.monthly'), formatPrice(plan.monthly)],
    ...(contract.boundUntil ? [[t('row.bound'), finnishDay(contract.boundUntil)] as const] : []),
  ])
  const bill = billOf(contract, today().slice(0, 7))
  rows(
    (bill?.rows ?? []).map(({ from, to, amount }) => [
      t('row.days', { from: finnishDay(from), to: finnishDay(to) }),
      formatPrice(amount),
    ]),
  )
  for (const { words } of plan.perks) writeWords(pen, `• ${words}`, { gap: 16 })
  for (const line of ['month', 'glasses']) writeWords(pen, t(`plan.${line}`), { size: 9, gap: 16 })
  for (const line of sellerLines(language, await sellerOf(req))) writeWords(pen, line, { size: 9, gap: 14 })
  return pen.document.save()
}

/** That notice was given, and when the contract ends by it. */
export async function noticePdf(req: PayloadRequest, stored: StoredContract): Promise<Uint8Array> {
  const { number, language, contract } = stored
  const t = textOf(language, 'lifestyle-document')
  const { pen, rows } = await openDocument(language, t('notice.title', { number }))
  rows([
    [t('row.notice'), contract.noticeOn ? finnishDay(contract.noticeOn) : ''],
    [t('row.ends'), contract.endsOn ? finnishDay(contract.endsOn) : ''],
  ])
  writeWords(pen, t('notice.last_month'), { size: 9, gap: 24 })
  for (const line of sellerLines(language, await sellerOf(req))) writeWords(pen, line, { size: 9, gap: 14 })
  return pen.document.save()
}

/** A document of A4 with the chain's name and a title. `rows` writes a table and leaves a gap after it. */
async function openDocument(language: StoredContract['language'], title: string) {
  const pen = await openPen()
  pen.document.setTitle(title)
  pen.document.setLanguage(language)
  write(pen, brand.name, { font: pen.bold, size: 20, gap: 34 })
  write(pen, title, { font: pen.bold, size: 14, gap: 32 })
  const rows = (table: readonly (readonly [string, string])[]) => {
    for (const [label, value] of table) writeRow(pen, label, value)
    pen.y -= 12
  }
  return { pen, rows }
}
