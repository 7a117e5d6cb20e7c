import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { cardWithHistory } from '#plugins/giftcards/desk-cards.ts'
import { DeskPage } from '../DeskPage.tsx'
import { giftCardPath } from '../desk-path.ts'
import { orderStaffOnly } from '../staff-only.ts'
import { t } from '../text.ts'
import { CardActions } from './CardActions.tsx'

/** A gift card: what is on it, what happened to it, and what staff may do. */
export async function GiftCardPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const id = String(
    Object.values(view.params ?? {})
      .flat()
      .at(1) ?? '',
  )
  orderStaffOnly(req, giftCardPath(id))
  const found = await cardWithHistory(req, id)
  if (!found) return notFound()
  const { card, held, history } = found
  const { lastDigits, balance, worth, expiresOn } = card
  const figures = { amount: formatPrice(balance), worth: formatPrice(worth), day: finnishDay(expiresOn) }
  return (
    <DeskPage view={view} title={t('giftcards.card', { lastDigits })} lead={t('giftcards.balance_fact', figures)}>
      {held > 0 && <p>{t('giftcards.held', { amount: formatPrice(held) })}</p>}
      {card.blockedAt && <p className="desk-late">{t('giftcards.is_blocked')}</p>}
      <CardActions id={String(card.id)} lastDigits={lastDigits} isBlocked={Boolean(card.blockedAt)} />
      <section className="desk-part">
        <h2>{t('giftcards.history')}</h2>
        <div className="desk-wide">
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">{t('giftcards.day')}</th>
                <th scope="col">{t('giftcards.what')}</th>
                <th scope="col" className="desk-figure">
                  {t('giftcards.amount')}
                </th>
                <th scope="col">{t('giftcards.why')}</th>
                <th scope="col">{t('giftcards.who')}</th>
              </tr>
            </thead>
            <tbody>
              {history.map(({ id: row, on, kind, amount, note, who }) => (
                <tr key={row}>
                  <td>{finnishDay(on)}</td>
                  <th scope="row">{t(`giftcards.kinds.${kind}`)}</th>
                  <td className="desk-figure">{amount === 0 ? '' : formatPrice(amount)}</td>
                  <td>{note}</td>
                  <td>{who}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </DeskPage>
  )
}
