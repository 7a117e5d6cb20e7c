'use client'
import { useState } from 'react'
import { exchangeForCustomer } from '#contracts/lifestyle-admin.ts'
import type { ContractPair } from '#contracts/lifestyle.ts'
import { Button } from '../Button.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'

interface ExchangeGlassesProps {
  id: number
  version: number
  pairs: readonly ContractPair[]
  /** Glasses in the customer's cart; `row` is that of the frame. */
  inCart: readonly { row: string; name: string; lenses: string }[]
  /** The delivery binds the contract for twelve months more. */
  binds: boolean
}

/** Orders the yearly exchange in the customer's name, of glasses in the customer's cart, with the reason. */
export function ExchangeGlasses({ id, version, pairs, inCart, binds }: ExchangeGlassesProps) {
  const [isOpen, setOpen] = useState(false)
  const [pair, setPair] = useState(0)
  const [named, setNamed] = useState(inCart[0]?.row)
  const [acceptsBinding, setAccepts] = useState(false)
  const row = inCart.find((one) => one.row === named)?.row ?? inCart[0]?.row
  if (row === undefined) return <p className="admin-hint">{t('lifestyle.exchange.empty')}</p>
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('lifestyle.exchange.title')}</Button>
      {isOpen && (
        <TextDialog
          words={{
            title: t('lifestyle.exchange.title'),
            action: t('lifestyle.exchange.title'),
            label: t('story.why'),
            hint: t('story.why_hint'),
            done: t('lifestyle.action_done'),
          }}
          write={(note, key) => send(exchangeForCustomer, { id, version, note, pair, row, acceptsBinding }, key)}
          onClose={() => setOpen(false)}
          onDone={showMessage}
        >
          {pairs.length > 1 && (
            <fieldset className="admin-radios">
              <legend>{t('lifestyle.exchange.which')}</legend>
              {pairs.map(({ articleDescription }, index) => (
                <label key={index}>
                  <input type="radio" name="pair" checked={index === pair} onChange={() => setPair(index)} />
                  {articleDescription}
                </label>
              ))}
            </fieldset>
          )}
          <fieldset className="admin-radios">
            <legend>{t('lifestyle.exchange.new')}</legend>
            {inCart.map(({ row: key, name, lenses }) => (
              <label key={key}>
                <input type="radio" name="row" checked={key === row} onChange={() => setNamed(key)} />
                {`${name}, ${lenses}`}
              </label>
            ))}
          </fieldset>
          {binds && (
            <label className="day-tick">
              <input type="checkbox" checked={acceptsBinding} onChange={({ target }) => setAccepts(target.checked)} />
              {t('lifestyle.exchange.binds')}
            </label>
          )}
        </TextDialog>
      )}
    </>
  )
}
