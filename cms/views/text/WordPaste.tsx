'use client'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { t } from '../text.ts'
import { cleanPaste } from './clean-paste.ts'

/** Texts that the editor copied itself. */
const OWN = 'application/x-lexical-editor'

/** Cleans what is pasted from a word processor before the editor reads it, and says what was lost. */
function WordPastePlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const cleaned = new WeakSet<Event>()
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = event instanceof ClipboardEvent && !cleaned.has(event) ? event.clipboardData : null
        const html = data && !data.types.includes(OWN) ? data.getData('text/html') : ''
        const clean = html === '' ? null : cleanPaste(html)
        if (!data || !clean) return false
        event.preventDefault()
        const copy = new DataTransfer()
        copy.setData('text/html', clean.html)
        copy.setData('text/plain', data.getData('text/plain'))
        const again = new ClipboardEvent('paste', { clipboardData: copy, cancelable: true })
        cleaned.add(again)
        if (clean.hadTable) toast.warning(t('text.table_pasted'))
        return editor.dispatchCommand(PASTE_COMMAND, again)
      },
      COMMAND_PRIORITY_HIGH,
    )
  }, [editor])
  return null
}

/** The part of the editor that runs in a browser. */
export const WordPaste = createClientFeature({ plugins: [{ Component: WordPastePlugin, position: 'normal' }] })
