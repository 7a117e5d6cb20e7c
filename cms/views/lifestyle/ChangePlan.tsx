'use client'
import { useState } from 'react'
import { changeContractPlan } from '#contracts/lifestyle-admin.ts'
import type { PlanChoice } from '#contracts/lifestyle.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { Button } from '../Button.tsx'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'

interface ChangePlanProps {
  id: number
  version: number
  choices: readonly PlanChoice[]
}

/** Changes the plan of a contract in the customer's name, with what this month costs by each, and the reason. */
export function ChangePlan({ id, version, choices }: ChangePlanProps) {
  const [isOpen, setOpen] = useState(false)
  const [named, setNamed] = useState(choices[0]?.plan.id)
  const chosen = choices.find(({ plan }) => plan.id === named) ?? choices[0]
  if (!chosen) return null
  const { plan, opensOn, rows, amount } = chosen
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('lifestyle.plan_change.title')}</Button>
      {isOpen && (
        <TextDialog
          words={{
            title: t('lifestyle.plan_change.title'),
            action: t('lifestyle.plan_change.title'),
            label: t('story.why'),
            hint: t('story.why_hint'),
            done: t('lifestyle.action_done'),
          }}
          write={(note, key) =>
            send(changeContractPlan, { id, version, note, plan: plan.id, shownMonthly: plan.monthly }, key)
          }
          onClose={() => setOpen(false)}
          onDone={showMessage}
        >
          <fieldset className="admin-radios">
            <legend>{t('lifestyle.plan_change.which')}</legend>
            {choices.map(({ plan: { id: key, name, monthly } }) => (
              <label key={key}>
                <input type="radio" name="plan" checked={key === plan.id} onChange={() => setNamed(key)} />
                {t('lifestyle.plan', { plan: name, price: formatPrice(monthly) })}
              </label>
            ))}
          </fieldset>
          <p>
            {t('lifestyle.plan_change.month', { sum: formatPrice(amount) })}
            {rows.map(({ from, to, amount: part }) => (
              <small key={from}>
                <br />
                {`${finnishDay(from)}–${finnishDay(to)}: ${formatPrice(part)}`}
              </small>
            ))}
          </p>
          {opensOn && <p>{t('lifestyle.plan_change.bound', { day: finnishDay(opensOn) })}</p>}
        </TextDialog>
      )}
    </>
  )
}
