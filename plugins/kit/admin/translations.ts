import type { CollapsibleField, Field, GroupField } from 'payload'
import type { OtherLanguage } from '#contracts/seed-fields.ts'

/**
 * The words of these fields in other languages, read by `translated` (docs/decisions/languages.md). A person who may
 * write the Finnish words may write them, and each may be left empty.
 */
export function translations(words: Field[]): CollapsibleField {
  return {
    type: 'collapsible',
    label: 'Muilla kielillä',
    admin: { initCollapsed: true, description: 'Tyhjä kohta näytetään suomeksi.' },
    fields: [
      {
        name: 'translations',
        type: 'group',
        // Said by the fold around it already; versions are compared by it.
        label: 'Muilla kielillä',
        admin: { hideGutter: true, className: 'translations' },
        fields: [wordsIn('sv', 'Ruotsiksi', words), wordsIn('en', 'Englanniksi', words)],
      },
    ],
  }
}

function wordsIn(name: OtherLanguage, label: string, words: Field[]): GroupField {
  return { name, label, type: 'group', fields: words.map(optional) }
}

/** Described is the Finnish word alone, and only that has a default. */
function optional(field: Field): Field {
  const admin = { ...field.admin, description: undefined }
  return { ...field, required: false, defaultValue: undefined, admin } as Field
}
