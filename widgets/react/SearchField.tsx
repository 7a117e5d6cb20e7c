import { forwardRef, useContext, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { useUrlState } from './ListView.tsx'
import { Modal } from './modal-host.tsx'
import { useSetup, useSetupIfAny } from './setup.ts'

export interface SearchFieldOptions {
  /** The element that the modal is aligned to; the field itself by default. */
  alignerRef?: RefObject<HTMLElement | null>
  stateKey?: string
}

/** A field for the page. Focus alone opens nothing; a press or a letter opens the modal with what is typed. */
export function useSearchField({ alignerRef, stateKey = '' }: SearchFieldOptions = {}): {
  SearchField: () => ReactNode
} {
  const SearchField = useMemo(
    () =>
      function SearchField() {
        return useSetupIfAny() ? <Field alignerRef={alignerRef} stateKey={stateKey} /> : null
      },
    [alignerRef, stateKey],
  )
  return { SearchField }
}

function Field({ alignerRef, stateKey }: { alignerRef: RefObject<HTMLElement | null> | undefined; stateKey: string }) {
  const { words } = useSetup()
  const open = useContext(Modal)
  const { state } = useUrlState('search', stateKey)
  const box = useRef<HTMLDivElement>(null)
  const show = (text: string) => open({ stateKey, text, at: alignerRef ?? box })
  return (
    <div ref={box} className="sw sw-field">
      <input
        className="sw-input"
        type="search"
        autoComplete="off"
        aria-haspopup="dialog"
        aria-label={words.placeholder}
        placeholder={words.placeholder}
        value={state.query}
        onClick={() => show(state.query)}
        onChange={({ target }) => show(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The rest of the press would submit the modal's form, which has the focus by then.
          event.preventDefault()
          show(state.query)
        }}
      />
    </div>
  )
}

/** An empty element to align the modal to. */
export const ComponentAligner = forwardRef<HTMLDivElement>(function ComponentAligner(_, ref) {
  return <div ref={ref} style={{ blockSize: '100%' }} />
})
