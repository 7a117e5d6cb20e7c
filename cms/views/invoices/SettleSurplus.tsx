'use client'
import { useState } from 'react'
import { settleInvoiceRefund } from '#contracts/invoices.ts'
import { formatPrice } from '#domain/money/euros.ts'
import type { AmountToRefund } from '#plugins/invoices/admin-invoices.ts'
import { Button } from '../Button.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'

interface SettleSurplusProps {
  invoiceRef: string
  number: number
  surplus: AmountToRefund
}

/** What was paid too much and does not go back by itself: given by staff, or tried again at the provider. */
export function SettleSurplus({ invoiceRef: id, number, surplus: { payment, by, amount } }: SettleSurplusProps) {
  const [asked, setAsked] = useState<'settle' | 'again' | null>(null)
  const as = asked === 'again' ? ('again' as const) : ('done' as const)
  const named = (action: string) => `${t(`invoices.${action}`)}, ${t('invoices.number', { number })}`
  return (
    <div className="admin-waiting__actions">
      <p>
        <strong className="admin-late">{t('invoices.back', { amount: formatPrice(amount) })}</strong>{' '}
        {t(`invoices.back_by.${by}`)}
      </p>
      <div className="admin-waiting__verdict">
        <Button aria-label={named('settle')} onClick={() => setAsked('settle')}>
          {t('invoices.settle')}
        </Button>
        {by === 'provider' && (
          <Button aria-label={named('again')} onClick={() => setAsked('again')}>
            {t('invoices.again')}
          </Button>
        )}
      </div>
      {asked && (
        <TextDialog
          words={{
            title: t(`invoices.${asked}_title`),
            label: t(`invoices.${asked}_label`),
            hint: asked === 'settle' ? t('invoices.settle_hint') : '',
            action: t(`invoices.${asked}`),
            done: t(asked === 'settle' ? 'invoices.settled' : 'invoices.again_done'),
          }}
          write={(note, key) => send(settleInvoiceRefund, { id, payment, as, note }, key)}
          onClose={() => setAsked(null)}
          onDone={showMessage}
        />
      )}
    </div>
  )
}
