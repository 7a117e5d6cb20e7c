'use client'
import { useEffect, useId, useState } from 'react'
import type * as z from 'zod/mini'
import { listPlans } from '#contracts/lifestyle.ts'
import {
  listRaisable,
  planPriceRise,
  tryPriceRise,
  type PriceRiseChange,
  type PriceRiseTarget,
} from '#contracts/price-rises.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { readEuros } from '#domain/money/read-euros.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { readDay } from '../invoices/read-typed.ts'
import { ask, send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** What a rise is of: lenses by subscription, or plans of glasses by the month. */
export type RiseKind = 'lenses' | 'glasses'

/** What can become dearer, by the value that names it. */
type Choice = { value: string; label: string }[]
type Result = z.infer<typeof tryPriceRise.output>

/** Plans a rise: it is tried first, and goes out only as it was tried. */
export function PlanRise({ kind }: { kind: RiseKind }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p>
      <Button onClick={() => setOpen(true)}>{t('rises.plan')}</Button>
      {isOpen && <PlanDialog kind={kind} onClose={() => setOpen(false)} />}
    </p>
  )
}

function PlanDialog({ kind, onClose }: { kind: RiseKind; onClose: () => void }) {
  const { sending, run } = useAction()
  const id = useId()
  const [choice, setChoice] = useState<Choice>([])
  const [target, setTarget] = useState('')
  const [change, setChange] = useState('')
  const [day, setDay] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState({ change: '', day: '', note: '' })
  const [result, setResult] = useState<Result | null>(null)
  useEffect(() => {
    void choiceOf(kind).then(setChoice)
  }, [kind])
  /** What was tried is not what would go out any more. */
  const anew = (set: (value: string) => void) => (value: string) => {
    set(value)
    setResult(null)
  }

  function submit(): void {
    const how = readChange(change)
    const startsOn = readDay(day)
    const what = readTarget(target)
    setProblems({
      change: how ? '' : t('rises.how_malformed'),
      day: startsOn ? '' : t('rises.day_malformed'),
      note: note.trim() ? '' : t('note.missing'),
    })
    if (!how || !startsOn || !what || !note.trim()) return
    const plan = { target: what, change: how, startsOn }
    if (!result) return void run((key) => send(tryPriceRise, plan, key), setResult)
    void run(
      (key) => send(planPriceRise, { ...plan, note }, key),
      () => {
        onClose()
        showMessage(t('rises.planned'))
      },
    )
  }

  return (
    <Dialog
      {...sending}
      title={t('rises.plan')}
      action={t(result ? 'rises.go' : 'rises.try')}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className="admin-field">
        <label htmlFor={id}>{t(`rises.${kind}.what`)}</label>
        <select id={id} value={target} required onChange={(event) => anew(setTarget)(event.target.value)}>
          <option value="">{t('rises.choose')}</option>
          {choice.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <DialogField
        label={t('rises.how')}
        hint={t(`rises.${kind}.how_hint`)}
        value={change}
        onChange={anew(setChange)}
        problem={problems.change}
      />
      <DialogField
        name="startsOn"
        label={t('rises.day')}
        hint={t('rises.day_hint')}
        value={day}
        onChange={anew(setDay)}
        problem={problems.day}
      />
      <DialogField name="note" label={t('story.why')} value={note} onChange={setNote} problem={problems.note} isLong />
      <div role="status">{result && <Tried kind={kind} result={result} />}</div>
    </Dialog>
  )
}

function Tried({ kind, result: { raised, contracts, average, most } }: { kind: RiseKind; result: Result }) {
  return (
    <>
      <p>
        <strong>{t(`rises.${kind}.concerned`, { count: contracts })}</strong>{' '}
        {t(`rises.${kind}.by_how_much`, { average: formatPrice(average), most: formatPrice(most) })}
      </p>
      <ul>
        {raised.map(({ name, before, after }) => (
          <li key={name}>{t('rises.raised', { name, before: formatPrice(before), after: formatPrice(after) })}</li>
        ))}
      </ul>
    </>
  )
}

async function choiceOf(kind: RiseKind): Promise<Choice> {
  if (kind === 'glasses') {
    const outcome = await ask(listPlans, {})
    const plans = outcome.isDone ? outcome.value.plans : []
    return plans.map(({ id, name, monthly }) => ({ value: `plan ${id}`, label: `${name} (${formatPrice(monthly)})` }))
  }
  const outcome = await ask(listRaisable, {})
  const { brands, articles } = outcome.isDone ? outcome.value : { brands: [], articles: [] }
  return [
    ...brands.map((brand) => ({ value: `brand ${brand}`, label: t('rises.brand', { brand }) })),
    ...articles.map(({ articleId, name, price }) => {
      return { value: `article ${articleId}`, label: `${name} (${formatPrice(price)})` }
    }),
  ]
}

function readTarget(chosen: string): PriceRiseTarget | null {
  if (chosen.startsWith('brand ')) return { brand: chosen.slice('brand '.length) }
  if (chosen.startsWith('plan ')) return { planId: chosen.slice('plan '.length) }
  return chosen.startsWith('article ') ? { articleId: Number(chosen.slice('article '.length)) } : null
}

/** Whole percent with their sign, or a price in euros. */
function readChange(typed: string): PriceRiseChange | null {
  const percent = /^(\d{1,2})\s*%$/.exec(typed.trim())?.[1]
  if (percent) return Number(percent) >= 1 && Number(percent) <= 50 ? { percent: Number(percent) } : null
  const amount = readEuros(typed)
  return amount ? { amount } : null
}
