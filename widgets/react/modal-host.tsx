import { createContext, useContext, useState, type ReactNode, type RefObject } from 'react'
import { SearchModal } from './SearchModal.tsx'
import type { Opened } from './use-modal.ts'

export const Modal = createContext<(opened: Opened) => void>(() => undefined)

/** Holds the one modal of a page. */
export function SearchModalHost({ children }: { children?: ReactNode }) {
  const [opened, setOpened] = useState<Opened>()
  return (
    <Modal.Provider value={setOpened}>
      {children}
      {opened && <SearchModal {...opened} onClose={() => setOpened(undefined)} />}
    </Modal.Provider>
  )
}

export interface SearchModalOptions {
  location?: 'centered' | 'aligned'
  alignerRef?: RefObject<HTMLElement | null>
  stateKey?: string
}

/** Opens the modal from the host's own button, with an empty field. */
export function useSearchModal({ location = 'centered', alignerRef, stateKey = '' }: SearchModalOptions = {}): {
  open: () => void
} {
  const open = useContext(Modal)
  return { open: () => open({ stateKey, text: '', at: location === 'aligned' ? alignerRef : undefined }) }
}
