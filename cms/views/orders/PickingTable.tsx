'use client'
import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import { labelOrders, printOrders, sendOrders, takeBackSending } from '#contracts/order-handling.ts'
import { Parcel, type Carrier } from '#contracts/order-parts.ts'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { send } from '../send.ts'
import { sentenceOf, t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { saveFile } from './save-file.ts'

/** An order as it is picked. */
export interface PickedOrder {
  id: number | string
  number: string
  customerName: string
  goods: string[]
  way: string
  promised: string
  isLate: boolean
  /** Who carries its parcel; null where it is collected from a store. */
  carrier: Carrier | null
  /** The code of the parcel that is booked for it; empty where none is. */
  code: string
}

/** The orders that can leave. What is chosen is printed or sent together, and a sending can be taken back for half a minute. */
export function PickingTable({ orders }: { orders: PickedOrder[] }) {
  const { isWorking, refusal, run } = useAction()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [codes, setCodes] = useState<Record<string, string>>(() =>
    Object.fromEntries(orders.flatMap(({ number, code }) => (code ? [[number, code]] : []))),
  )
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  const [sent, setSent] = useState<string[]>([])
  const picked = orders.filter(({ number }) => chosen.has(number))
  const toggle = (number: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? before.union(new Set([number])) : before.difference(new Set([number]))))

  /** Runs only where something is chosen. */
  const withChosen = (act: () => void) => () => {
    setMessage('')
    setProblem(picked.length === 0 ? t('picking.choose_first') : '')
    if (picked.length > 0) act()
  }
  const print = (what: 'list' | 'slips') =>
    withChosen(() => {
      const numbers = picked.map(({ number }) => number)
      void run(
        (key) => send(printOrders, { numbers, what }, key),
        ({ pdf }) => saveFile(pdf, 'application/pdf', what === 'list' ? 'keraily.pdf' : 'pakkauslistat.pdf'),
      )
    })
  const label = withChosen(() => {
    const numbers = picked.map(({ number }) => number)
    void run(
      (key) => send(labelOrders, { numbers }, key),
      ({ outcomes, pdf }) => {
        const booked = outcomes.flatMap(({ number, parcel }) => (parcel ? [[number, parcel.code]] : []))
        setCodes({ ...codes, ...(Object.fromEntries(booked) as Record<string, string>) })
        if (pdf !== null) saveFile(pdf, 'application/pdf', 'tarrat.pdf')
        setMessage(booked.length > 0 ? t('picking.labeled', { count: booked.length }) : '')
        setProblem(refusedOf(outcomes))
      },
    )
  })
  const sendAll = withChosen(() => {
    const parcels = picked.map((order) => ({ number: order.number, parcels: parcelsOf(order, codes[order.number]) }))
    const wrong = parcels.find((one) => one.parcels === null)
    if (wrong) return setProblem(t('picking.code_problem', { number: wrong.number }))
    const asked = parcels.map(({ number, parcels: known }) => ({ number, ...(known?.length && { parcels: known }) }))
    void run(
      (key) => send(sendOrders, { orders: asked }, key),
      ({ outcomes }) => {
        const done = outcomes.filter(({ state }) => state !== null).map(({ number }) => number)
        setSent(done)
        setChosen(new Set())
        setMessage(done.length > 0 ? t('picking.sent', { count: done.length }) : '')
        setProblem(refusedOf(outcomes))
      },
    )
  })
  const takeBack = () =>
    void run(
      async (key) => {
        for (const number of sent) {
          const outcome = await send(takeBackSending, { number }, `${key}-${number}`)
          if (!outcome.isDone) return outcome
        }
        return { isDone: true, value: sent.length }
      },
      (count) => {
        setSent([])
        setMessage(t('picking.taken_back', { count }))
      },
    )

  return (
    <>
      {(orders.length > 0 || sent.length > 0) && (
        <div className="picking-bar">
          <span>{t('picking.chosen', { count: picked.length })}</span>
          <Button isWorking={isWorking} onClick={print('list')}>
            {t('picking.print_list')}
          </Button>
          <Button isWorking={isWorking} onClick={print('slips')}>
            {t('picking.print_slips')}
          </Button>
          <Button isWorking={isWorking} onClick={label}>
            {t('picking.print_labels')}
          </Button>
          <Button kind="primary" isWorking={isWorking} onClick={() => sendAll()}>
            {t('picking.send')}
          </Button>
          {sent.length > 0 && (
            <Button isWorking={isWorking} onClick={takeBack}>
              {t('picking.take_back_many')}
            </Button>
          )}
        </div>
      )}
      <ActionResult message={message} refusal={refusal || problem} />
      {orders.length > 0 && (
        <div className="admin-wide">
          <table className="admin-table picking-table">
            <thead>
              <tr>
                <th scope="col">
                  <input
                    type="checkbox"
                    aria-label={t('picking.all')}
                    checked={picked.length === orders.length}
                    onChange={({ target }) =>
                      setChosen(new Set(target.checked ? orders.map(({ number }) => number) : []))
                    }
                  />
                </th>
                {(['number', 'customer', 'goods', 'way', 'promised', 'code'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`picking.columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.number}>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={t('picking.choose', { number: order.number })}
                      checked={chosen.has(order.number)}
                      onChange={({ target }) => toggle(order.number, target.checked)}
                    />
                  </td>
                  <th scope="row">
                    <Link href={`/admin/collections/orders/${order.id}`} prefetch={false}>
                      {order.number}
                    </Link>
                  </th>
                  <td>{order.customerName}</td>
                  <td>
                    {order.goods.map((line, at) => (
                      <div key={at}>{line}</div>
                    ))}
                  </td>
                  <td>{order.way}</td>
                  <td className={order.isLate ? 'admin-late' : undefined}>{order.promised}</td>
                  <td>
                    {order.carrier && (
                      <input
                        type="text"
                        autoComplete="off"
                        aria-label={t('picking.code_of', { number: order.number })}
                        value={codes[order.number] ?? ''}
                        onChange={({ target }) => {
                          setCodes({ ...codes, [order.number]: target.value })
                          if (target.value) toggle(order.number, true)
                        }}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

/** The parcel of an order by the code that was scanned or typed, none without one; null where that is no code. */
function parcelsOf({ carrier }: PickedOrder, typed = ''): Parcel[] | null {
  const code = typed.replaceAll(/\s/g, '').toUpperCase()
  if (carrier === null || code === '') return []
  const parcel = Parcel.safeParse({ carrier, code })
  return parcel.success ? [parcel.data] : null
}

/** What was refused of many, each by its order. */
function refusedOf(outcomes: readonly { number: string; code: string | null }[]): string {
  return outcomes
    .flatMap(({ number, code }) =>
      code === null ? [] : t('picking.refused', { number, sentence: sentenceOf({ code, details: {} }) }),
    )
    .join(' ')
}
