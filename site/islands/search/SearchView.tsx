import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { LONGEST_QUESTION, SHORTEST_QUESTION } from '#contracts/search.ts'
import { shownSearches } from '#widgets/core/past-searches.ts'
import { SEARCH_TYPED } from '../../browser/browser-names.ts'
import { pathHere, type SearchPaths } from '#site/shared/paths.ts'
import { searches as previous } from './previous-searches.ts'
import { foundText, groupsOf } from './result-groups.ts'
import { SearchIdle } from './SearchIdle.tsx'
import { SearchLoading } from './SearchLoading.tsx'
import { LIST_ID, rowId, SearchRows } from './SearchRows.tsx'
import type { SearchTexts } from './texts.ts'
import { useResults } from './use-results.ts'

interface Props {
  texts: SearchTexts
  paths: SearchPaths
}

/** The search: a field with a list to choose from, and before hydration a form that leads to the page with all results. */
export function SearchView({ texts, paths }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(-1)
  const [isHydrated, setHydrated] = useState(false)
  const { state, results, searches, asked, retry } = useResults(typed)
  const groups =
    state === 'results' && results
      ? groupsOf(results, { previous: shownSearches(previous.all(), asked), searches }, paths)
      : []
  const rows = groups.flatMap(({ name, rows: all }) => all.map((_, place) => rowId(name, place)))
  const active = rows[at] ?? null

  useEffect(() => {
    setHydrated(true)
    const dialog = field.current?.closest('dialog')
    // What was typed while the code was on its way.
    const read = () => setTyped(field.current?.value ?? '')
    const clear = () => {
      if (field.current) field.current.value = ''
      setTyped('')
    }
    read()
    dialog?.addEventListener(SEARCH_TYPED, read)
    dialog?.addEventListener('close', clear)
    return () => (dialog?.removeEventListener(SEARCH_TYPED, read), dialog?.removeEventListener('close', clear))
  }, [])
  useEffect(() => setAt(-1), [asked, state])
  useEffect(() => {
    document.getElementById(active ?? '')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const note = (searched = typed.trim()) => previous.remember(searched)

  function choose(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      // A field of this kind would only be emptied by it.
      event.preventDefault()
      field.current?.closest('dialog')?.close()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && rows.length > 0) {
      event.preventDefault()
      // From the field down to the first row, up to the last one, and from either end back to the field.
      setAt(((at + 1 + step + rows.length + 1) % (rows.length + 1)) - 1)
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault()
      const row = document.getElementById(active)
      if (!(row instanceof HTMLAnchorElement)) return
      if (event.ctrlKey || event.metaKey) window.open(row.href, '_blank', 'noopener')
      else row.click()
    }
  }

  function clearField(): void {
    if (field.current) field.current.value = ''
    setTyped('')
    field.current?.focus()
  }

  return (
    <div className="search-view">
      <form
        className="search-form"
        action={paths.search}
        method="get"
        role="search"
        aria-label={texts.title}
        onSubmit={() => note()}
      >
        <label className="visually-hidden" htmlFor="search-field">
          {texts.field}
        </label>
        <input
          id="search-field"
          ref={field}
          type="search"
          name="q"
          required
          minLength={SHORTEST_QUESTION}
          maxLength={LONGEST_QUESTION}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={texts.placeholder}
          {...(isHydrated && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': rows.length > 0,
            ...(rows.length > 0 && { 'aria-controls': LIST_ID }),
            ...(active && { 'aria-activedescendant': active }),
          })}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={choose}
        />
        {typed && (
          <button className="search-clear" type="button" aria-label={texts.clear} onClick={clearField}>
            ×
          </button>
        )}
        <button className="button" type="submit">
          {texts.submit}
        </button>
      </form>
      <p className="visually-hidden" role="status">
        {state === 'results' && foundText(groups, texts)}
        {state === 'loading' && texts.loading}
      </p>
      {state === 'idle' && isHydrated && <SearchIdle texts={texts} paths={paths} />}
      {state === 'loading' && <SearchLoading />}
      {state === 'results' && (
        <>
          {results?.notes.corrected && (
            <p className="soft">{texts.corrected.replace('{{words}}', results.notes.corrected)}</p>
          )}
          <SearchRows asked={asked} groups={groups} texts={texts} active={active} onChosen={note} />
          <p className="search-all">
            <a
              className="button quiet"
              href={`${pathHere(paths.search)}?${new URLSearchParams({ q: asked })}`}
              onClick={() => note()}
            >
              {texts.show_all}
            </a>
          </p>
        </>
      )}
      {state === 'nothing' && (
        <div className="search-message" role="status">
          <p>{texts.nothing.replace('{{q}}', asked)}</p>
          <p className="soft">{texts.nothing_text}</p>
        </div>
      )}
      {state === 'failed' && (
        <div className="search-message" role="alert">
          <p>{texts.failed}</p>
          <button type="button" className="button quiet" onClick={retry}>
            {texts.again}
          </button>
        </div>
      )}
    </div>
  )
}
