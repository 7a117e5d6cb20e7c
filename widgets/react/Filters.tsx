import { useEffect, useId, useRef, useState, type CSSProperties } from 'react'
import { keyOf, ranged, toggled, type Choice, type Group } from '../core/chosen-filters.ts'
import type { Filter } from '../core/protocol.ts'
import { useSetup } from './setup.ts'

/** Values from which a group can be searched; those of colours and grids count half. */
const SEARCHED_FROM = 15
const SHORT = { usual: { from: 15, shown: 4 }, color: { from: 30, shown: 8 } }
/** Values that are drawn at most: who looks for another one searches. */
const MOST_DRAWN = 200
const RANGE_WAIT_MS = 300

interface Props {
  groups: readonly Group[]
  filters: readonly Filter[]
  expanded: readonly string[]
  onExpand: (field: string, isOpen: boolean) => void
  onChange: (filters: readonly Filter[]) => void
}

/** A panel of all groups. Each choice applies at once. */
export function FilterGroups({ groups, filters, expanded, onExpand, onChange }: Props) {
  return groups.map((group) => (
    <details
      key={`${group.field} ${group.op}`}
      className="sw-group"
      open={group.isOpen || expanded.includes(group.field)}
      onToggle={({ currentTarget }) => onExpand(group.field, currentTarget.open)}
    >
      <summary className="sw-group-title">{group.title || group.field}</summary>
      {group.range ? (
        <Range group={group} range={group.range} onChange={(from, to) => onChange(ranged(filters, group, from, to))} />
      ) : (
        <Choices group={group} onToggle={(value) => onChange(toggled(filters, group, value))} />
      )}
    </details>
  ))
}

function Choices({ group, onToggle }: { group: Group; onToggle: (value: Choice['value']) => void }) {
  const { words, locale } = useSetup()
  const [wanted, setWanted] = useState('')
  const [isLong, setLong] = useState(false)
  const name = useId()
  const { choices, kind, title } = group
  const isColor = kind === 'checkbox-color'
  const weight = choices.length / (isColor || kind === 'checkbox-grid' ? 2 : 1)
  const { from, shown: few } = isColor ? SHORT.color : SHORT.usual
  const fitting = choices.filter((choice) => choice.name.toLowerCase().includes(wanted.trim().toLowerCase()))
  const isCut = !isLong && !wanted && choices.length > from
  const shown = fitting.filter((choice, at) => choice.isChosen || at < (isCut ? few : MOST_DRAWN))
  return (
    <fieldset className={`sw-choices sw-choices-${kind}`}>
      <legend className="sw-hidden">{title}</legend>
      {weight >= SEARCHED_FROM && (
        <input
          className="sw-input"
          type="search"
          aria-label={locale.search_a_filter_(title)}
          placeholder={locale.search_a_filter_(title)}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {shown.map((choice) => (
        <label
          key={keyOf(choice.value)}
          className="sw-choice"
          data-empty={choice.count === 0 || undefined}
          style={{ '--sw-depth': choice.depth } as CSSProperties}
        >
          <input
            type={kind === 'radio' ? 'radio' : 'checkbox'}
            name={name}
            checked={choice.isChosen}
            disabled={choice.count === 0 && !choice.isChosen}
            onChange={() => onToggle(choice.value)}
          />
          {choice.color && <span className="sw-swatch" style={{ backgroundColor: choice.color }} />}
          <span className="sw-choice-name">{choice.name}</span>
          {choice.count !== undefined && <span className="sw-count">{choice.count}</span>}
        </label>
      ))}
      {!wanted && choices.length > from && (
        <button type="button" className="sw-link" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? words.less : words.more}
        </button>
      )}
    </fieldset>
  )
}

/** Two numbers and two thumbs. What is typed applies after a pause. */
function Range({
  group,
  range,
  onChange,
}: {
  group: Group
  range: NonNullable<Group['range']>
  onChange: (from: number, to: number) => void
}) {
  const { words } = useSetup()
  const { min, max, from, to } = range
  const [ends, setEnds] = useState([from, to])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setEnds([from, to]), [from, to])
  useEffect(() => () => clearTimeout(timer.current), [])
  const isUseless = max - min < 2

  function move(end: number, typed: string) {
    const value = Number(typed)
    if (typed === '' || !Number.isFinite(value)) return
    const next = ends.with(end, value)
    setEnds(next)
    clearTimeout(timer.current)
    const [first = min, last = max] = next.map((one) => Math.min(Math.max(one, min), max))
    timer.current = setTimeout(() => onChange(first, last), RANGE_WAIT_MS)
  }

  return (
    <fieldset className="sw-range" disabled={isUseless}>
      <legend className="sw-hidden">{group.title}</legend>
      {['number', 'range'].map((type) => (
        <div key={type} className={`sw-range-${type}`}>
          {[words.lowest, words.highest].map((label, end) => (
            <input
              key={label}
              {...(type === 'number' && { className: 'sw-input' })}
              type={type}
              aria-label={`${group.title}: ${label}`}
              min={min}
              max={max}
              value={ends[end] ?? ''}
              onChange={({ target }) => move(end, target.value)}
            />
          ))}
        </div>
      ))}
    </fieldset>
  )
}
