import { ownHref } from './history-state.ts'
import type { Entry } from './search-entries.ts'
import { useSetup } from './setup.ts'

/** The entries as options of the field, and a way to remove each past search. */
export function SearchEntries({
  id,
  typed,
  entries,
  active,
  onChoose,
  onErase,
}: {
  /** Of the field; the list and its options are named after it. */
  id: string
  typed: string
  entries: readonly Entry[]
  /** Where the arrow keys are; -1 in the field. */
  active: number
  onChoose: (entry: Entry) => void
  onErase: (query: string) => void
}) {
  const { words } = useSetup()
  const option = (entry: Entry, index: number) => (
    <li key={entry.key} role="presentation" className="sw-entry">
      <a
        id={`${id}${index}`}
        role="option"
        aria-selected={index === active}
        href={ownHref(entry.href)}
        tabIndex={-1}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return
          event.preventDefault()
          onChoose(entry)
        }}
      >
        {entry.label} {entry.note && <span className="sw-note">{entry.note}</span>}
      </a>
    </li>
  )
  return (
    <>
      <ul
        id={`${id}list`}
        role="listbox"
        className="sw-entries"
        aria-label={typed ? words.suggestions : words.past}
        hidden={entries.length === 0}
      >
        {groupsOf(entries).map(({ title, from, members }) =>
          title === undefined ? (
            members.map((entry, place) => option(entry, from + place))
          ) : (
            <li key={title} role="presentation" className="sw-entry-group">
              <strong id={`${id}of${from}`} role="presentation" className="sw-note">
                {title}
              </strong>
              <ul role="group" aria-labelledby={`${id}of${from}`}>
                {members.map((entry, place) => option(entry, from + place))}
              </ul>
            </li>
          ),
        )}
      </ul>
      {entries.some(({ isPast }) => isPast) && !typed && (
        <ul className="sw-chips" aria-label={words.erase}>
          {entries.map((entry) => (
            <li key={entry.key}>
              <button
                type="button"
                className="sw-chip"
                aria-label={`${words.erase}: ${entry.label}`}
                onClick={() => onErase(entry.label)}
              >
                {entry.label} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Neighbours of one group, and from which place of the list on. */
function groupsOf(entries: readonly Entry[]) {
  const groups: { title: string | undefined; from: number; members: Entry[] }[] = []
  for (const [place, entry] of entries.entries()) {
    const last = groups.at(-1)
    if (last && last.title === entry.group) last.members.push(entry)
    else groups.push({ title: entry.group, from: place, members: [entry] })
  }
  return groups
}
