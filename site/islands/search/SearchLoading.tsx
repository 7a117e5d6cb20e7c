const ROWS = 4

/** Rows to come. */
export function SearchLoading() {
  return (
    <div className="search-groups" aria-hidden="true">
      <div className="search-group products">
        {Array.from({ length: ROWS }, (_, place) => (
          <div className="search-row" key={place}>
            <span className="search-picture shape" />
            <span className="search-words">
              <span className="shape" />
              <span className="shape short" />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
