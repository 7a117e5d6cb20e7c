'use client'
import { useEffect, useId, useState } from 'react'
import type * as z from 'zod/mini'
import {
  listRaisable,
  planPriceRise,
  tryPriceRise,
  type PriceRiseChange,
  type PriceRiseTarget,
} from '#contracts/price-rises.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { readEuros } from '#domain/money/read-euros.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { readDay } from '../invoices/read-typed.ts'
import { ask, send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

type Choice = z.infer<typeof listRaisable.output>
type Result = z.infer<typeof tryPriceRise.output>

/** Plans a rise: it is tried first, and goes out only as it was tried. */
export function PlanRise() {
  const [isOpen, setOpen] = useState(false)
  return (
    <p>
      <button type="button" className="desk-button" onClick={() => setOpen(true)}>
        {t('subscriptions.rises.plan')}
      </button>
      {isOpen && <PlanDialog onClose={() => setOpen(false)} />}
    </p>
  )
}

function PlanDialog({ onClose }: { onClose: () => void }) {
  const { isWorking, refusal, run } = useAction()
  const id = useId()
  const [choice, setChoice] = useState<Choice>({ articles: [], brands: [] })
  const [target, setTarget] = useState('')
  const [change, setChange] = useState('')
  const [day, setDay] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState({ change: '', day: '', note: '' })
  const [result, setResult] = useState<Result | null>(null)
  useEffect(() => {
    void ask(listRaisable, {}).then((outcome) => outcome.isDone && setChoice(outcome.value))
  }, [])
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
      change: how ? '' : t('subscriptions.rises.how_malformed'),
      day: startsOn ? '' : t('subscriptions.day_malformed'),
      note: note.trim() ? '' : t('note.missing'),
    })
    if (!how || !startsOn || !what || !note.trim()) return
    const plan = { target: what, change: how, startsOn }
    if (!result) return void run((key) => send(tryPriceRise, plan, key), setResult)
    void run(
      (key) => send(planPriceRise, { ...plan, note }, key),
      () => {
        onClose()
        showMessage(t('subscriptions.rises.planned'))
      },
    )
  }

  return (
    <Dialog
      title={t('subscriptions.rises.plan')}
      action={t(result ? 'subscriptions.rises.go' : 'subscriptions.rises.try')}
      {...{ isWorking, refusal, onClose }}
      onSubmit={submit}
    >
      <div className="desk-field">
        <label htmlFor={id}>{t('subscriptions.rises.what')}</label>
        <select id={id} value={target} required onChange={(event) => anew(setTarget)(event.target.value)}>
          <option value="">{t('subscriptions.rises.choose')}</option>
          {choice.brands.map((brand) => (
            <option key={brand} value={`brand ${brand}`}>
              {t('subscriptions.rises.brand', { brand })}
            </option>
          ))}
          {choice.articles.map(({ articleId, name, price }) => (
            <option key={articleId} value={`article ${articleId}`}>
              {`${name} (${formatPrice(price)})`}
            </option>
          ))}
        </select>
      </div>
      <DialogField
        label={t('subscriptions.rises.how')}
        hint={t('subscriptions.rises.how_hint')}
        value={change}
        onChange={anew(setChange)}
        problem={problems.change}
      />
      <DialogField
        label={t('subscriptions.rises.day')}
        hint={t('subscriptions.rises.day_hint')}
        value={day}
        onChange={anew(setDay)}
        problem={problems.day}
      />
      <DialogField label={t('story.why')} value={note} onChange={setNote} problem={problems.note} isLong />
      <div role="status">{result && <Tried result={result} />}</div>
    </Dialog>
  )
}

function Tried({ result: { articles, subscriptions, average, most } }: { result: Result }) {
  return (
    <>
      <p>
        <strong>{t('subscriptions.rises.concerned', { count: subscriptions })}</strong>{' '}
        {t('subscriptions.rises.by_how_much', { average: formatPrice(average), most: formatPrice(most) })}
      </p>
      <ul>
        {articles.map(({ articleId, name, before, after }) => (
          <li key={articleId}>
            {t('subscriptions.rises.article', { name, before: formatPrice(before), after: formatPrice(after) })}
          </li>
        ))}
      </ul>
    </>
  )
}

function readTarget(chosen: string): PriceRiseTarget | null {
  if (chosen.startsWith('brand ')) return { brand: chosen.slice('brand '.length) }
  return chosen.startsWith('article ') ? { articleId: Number(chosen.slice('article '.length)) } : null
}

/** Whole percent with their sign, or a price in euros. */
function readChange(typed: string): PriceRiseChange | null {
  const percent = /^(\d{1,2})\s*%$/.exec(typed.trim())?.[1]
  if (percent) return Number(percent) >= 1 && Number(percent) <= 50 ? { percent: Number(percent) } : null
  const amount = readEuros(typed)
  return amount ? { amount } : null
}
