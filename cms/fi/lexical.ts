/** The rich text editor's texts, keyed as its features are. */
export const lexical = {
  general: {
    placeholder: 'Ala kirjoittaa tai avaa komennot painamalla /',
    slashMenuBasicGroupLabel: 'Perusosat',
    slashMenuListGroupLabel: 'Luettelot',
    toolbarItemsActive: '{{count}} valittuna',
  },
  align: {
    alignCenterLabel: 'Keskitä',
    alignJustifyLabel: 'Tasaa molemmat reunat',
    alignLeftLabel: 'Tasaa vasemmalle',
    alignRightLabel: 'Tasaa oikealle',
  },
  blockquote: { label: 'Lainaus' },
  blocks: {
    inlineBlocks: {
      create: 'Luo {{label}}',
      edit: 'Muokkaa: {{label}}',
      label: 'Tekstin sisäiset lohkot',
      remove: 'Poista {{label}}',
    },
    label: 'Lohkot',
  },
  checklist: { label: 'Tarkistusluettelo' },
  heading: { label: 'Otsikko {{headingLevel}}' },
  horizontalRule: { label: 'Vaakaviiva' },
  indent: { decreaseLabel: 'Pienennä sisennystä', increaseLabel: 'Suurenna sisennystä' },
  link: { label: 'Linkki', loadingWithEllipsis: 'Ladataan…' },
  orderedList: { label: 'Numeroitu luettelo' },
  paragraph: { label: 'Kappale', label2: 'Leipäteksti' },
  relationship: { label: 'Viittaus' },
  textState: { defaultStyle: 'Oletustyyli' },
  unorderedList: { label: 'Luettelo' },
  upload: { label: 'Mediatiedosto' },
}
