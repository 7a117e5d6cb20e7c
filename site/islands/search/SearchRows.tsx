import type { Group } from './result-groups.ts'
import type { SearchTexts } from './texts.ts'
import { pathHere } from '#site/shared/paths.ts'

interface Props {
  /** The words that were answered. */
  asked: string
  groups: Group[]
  texts: SearchTexts
  /** The id of the row that the arrow keys have reached. */
  active: string | null
  /** With the words of a search that others have made, where that was chosen. */
  onChosen: (searched?: string) => void
}

/** The id of the list, which the field controls. */
export const LIST_ID = 'search-list'

/** The id of a row. */
export function rowId(group: Group['name'], place: number): string {
  return `search-${group}-${place}`
}

/** Results by kind, as one list to choose from. */
export function SearchRows({ asked, groups, texts, active, onChosen }: Props) {
  return (
    <div className="search-groups" role="listbox" id={LIST_ID} aria-label={texts.title} data-found-for={asked}>
      {groups.map(({ name, rows }) => (
        <div className={`search-group ${name}`} role="group" aria-labelledby={`search-of-${name}`} key={name}>
          <h3 id={`search-of-${name}`} role="presentation">
            {texts[name]}
          </h3>
          {rows.map(({ href, title, text, imageUrl }, place) => (
            <a
              className="search-row"
              role="option"
              id={rowId(name, place)}
              aria-selected={rowId(name, place) === active}
              tabIndex={-1}
              href={pathHere(href)}
              key={href}
              onClick={() => (name === 'searches' || name === 'previous' ? onChosen(title) : onChosen())}
            >
              {imageUrl !== undefined && (
                <span className="search-picture">
                  {imageUrl && <img src={imageUrl} alt="" width={145} height={93} />}
                </span>
              )}
              <span className="search-words">
                <span>{title}</span>
                {text && <span className="soft small figures">{text}</span>}
              </span>
            </a>
          ))}
        </div>
      ))}
    </div>
  )
}
