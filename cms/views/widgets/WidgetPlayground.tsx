'use client'
import { useId, useState } from 'react'
import {
  WIDGET_LANGUAGES,
  WIDGET_PARTS,
  widgetSnippet,
  type WidgetChoice,
  type WidgetPart,
} from '#domain/provider/widget-snippet.ts'
import type { MerchantMarket } from '#plugins/provider/repository.ts'
import { Button } from '../Button.tsx'
import { DialogField } from '../DialogField.tsx'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'

const SNIPPET = 'widget-snippet-text'
const WIDTHS = { phone: 390, desktop: 1280 } as const
const languages = new Intl.DisplayNames(['fi'], { type: 'language' })

/** Where the browser gives no clipboard, as on plain http, the text is marked. */
async function copy(snippet: string): Promise<void> {
  const isCopied = await globalThis.navigator.clipboard?.writeText(snippet).then(
    () => true,
    () => false,
  )
  const text = document.getElementById(SNIPPET)
  if (!isCopied && text) getSelection()?.selectAllChildren(text)
  showMessage(t(isCopied ? 'widgets.copied' : 'widgets.marked'))
}

interface PlaygroundProps {
  merchants: readonly MerchantMarket[]
  /** Origin of this shop. */
  provider: string
}

/** Chosen parts as a merchant's page would show them, and the snippet that does it. */
export function WidgetPlayground({ merchants, provider }: PlaygroundProps) {
  const [place, setPlace] = useState(0)
  const [language, setLanguage] = useState<WidgetChoice['language']>('fi')
  const [parts, setParts] = useState<readonly WidgetPart[]>(['field', 'searchPage'])
  const [listing, setListing] = useState('')
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop')
  const [first] = merchants
  const { tenant: merchant, market: of } = merchants[place] ?? first ?? { tenant: '', market: undefined }
  const { market, currency } = of ?? { market: '', currency: 'EUR' }
  const choice: WidgetChoice = { merchant, market, language, currency, parts, listing }
  const snippet = widgetSnippet(provider, choice)
  const shown = new URLSearchParams({ merchant, market, language, currency, listing, parts: parts.join() })
  const toggle = (part: WidgetPart) =>
    setParts(WIDGET_PARTS.filter((one) => (one === part ? !parts.includes(one) : parts.includes(one))))

  return (
    <>
      <div className="widget-choices">
        <Choice
          label={t('widgets.merchant')}
          value={`${place}`}
          options={merchants.map(({ name }, at) => [`${at}`, name])}
          onChange={(chosen) => setPlace(Number(chosen))}
        />
        <Choice
          label={t('widgets.language')}
          value={language}
          options={WIDGET_LANGUAGES.map((one) => [one, languages.of(one === 'cz' ? 'cs' : one) ?? one])}
          onChange={setLanguage}
        />
        <Choice
          label={t('widgets.width')}
          value={width}
          options={[
            ['desktop', t('widgets.desktop')],
            ['phone', t('widgets.phone')],
          ]}
          onChange={setWidth}
        />
        <fieldset className="widget-parts">
          <legend>{t('widgets.parts')}</legend>
          {WIDGET_PARTS.map((part) => (
            <label key={part}>
              <input type="checkbox" checked={parts.includes(part)} onChange={() => toggle(part)} />{' '}
              {t(`widgets.part.${part}`)}
            </label>
          ))}
        </fieldset>
        {parts.includes('category') && (
          <DialogField
            label={t('widgets.listing')}
            hint={t('widgets.listing_hint')}
            value={listing}
            onChange={setListing}
          />
        )}
      </div>
      <iframe
        key={shown.toString()}
        className="widget-frame"
        title={t('widgets.shown')}
        src={`/demo/kokeile?${shown}`}
        style={{ width: WIDTHS[width] }}
      />
      <section className="admin-panel" aria-labelledby="widget-snippet">
        <h2 id="widget-snippet">{t('widgets.snippet')}</h2>
        <p className="admin-hint">{t('widgets.snippet_hint')}</p>
        <pre id={SNIPPET} className="widget-snippet" tabIndex={0}>
          {snippet}
        </pre>
        <Button onClick={() => void copy(snippet)}>{t('widgets.copy')}</Button>
      </section>
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, name: string])[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className="admin-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const [chosen] = options.find(([one]) => one === target.value) ?? []
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
