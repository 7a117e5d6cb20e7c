import { useState } from 'react'
import { pathHere, type SearchPaths } from '#site/shared/paths.ts'
import { MOST_SHOWN, searches } from './previous-searches.ts'
import type { SearchTexts } from './texts.ts'

/** What is shown before anything is typed: what was searched for last, and brands. */
export function SearchIdle({ texts, paths }: { texts: SearchTexts; paths: SearchPaths }) {
  const [previous, setPrevious] = useState(searches.all)
  const erase = () => (searches.erase(), setPrevious([]))
  return (
    <>
      {previous.length > 0 && (
        <section aria-labelledby="search-previous">
          <div className="search-head">
            <h3 id="search-previous">{texts.previous}</h3>
            <button type="button" className="search-erase" onClick={erase}>
              {texts.erase}
            </button>
          </div>
          <ul className="row" role="list">
            {previous
              .toReversed()
              .slice(0, MOST_SHOWN)
              .map((query) => (
                <li key={query}>
                  <a className="pill" href={`${pathHere(paths.search)}?${new URLSearchParams({ q: query })}`}>
                    {query}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      )}
      {paths.brands.length > 0 && (
        <section aria-labelledby="search-popular">
          <h3 id="search-popular">{texts.popular}</h3>
          <ul className="row" role="list">
            {paths.brands.map(({ name, path }) => (
              <li key={path}>
                <a className="pill" href={pathHere(path)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
