/** Times are those of the shop wherever the browser is: the packages would take its zone. */
const ZONE = [
  /timezone:(\w+)\}\)=>\{let (\w+)=new (\w+)\(new Date\((\w+)\)\);/,
  'timezone:$1="Europe/Helsinki"})=>{let $2=new $3(new Date($4));',
]

/** A list or a document that cannot be read is thrown on, to the page that says so: the packages log it and draw an empty page. */
const THROWN = [/console\.error\(error\); \/\/ eslint-disable-line no-console\n/, 'throw error;\n']

/**
 * What packages of the admin say in English to screen readers alone, whatever the language: choices of a list, what is dragged, and messages. They are
 * compiled into the packages, so no setting reaches them, nor the zone of their times. Each is a pattern of the package's own file, and what stands in for it.
 * A test finds each pattern once in the installed packages, so an upgrade that says something else fails it.
 */
export const WORDS = {
  '@payloadcms/ui/dist/exports/client/index.js': [
    [
      /"Use Up and Down to choose options[^"]*"/,
      '"Valitse vaihtoehto nuolinäppäimillä ja vahvista Enterillä. Esc sulkee luettelon"',
    ],
    [/", press Tab to select the option and exit the menu"/, '", sarkain vahvistaa"'],
    [/\|\|"Select"," is focused "\)/, '||"Valinta",". ")'],
    [/",type to refine list"/, '"Rajaa kirjoittamalla. "'],
    [/", press Down to open the menu, "/, '"Avaa luettelo alanuolella. "'],
    [/" press left to focus selected values"/, '"Siirry valittuihin vasemmalla nuolella."'],
    [
      /"Use left and right to toggle between focused values[^"]*"/,
      '"Siirry valittujen välillä nuolilla, poista valittu askelpalauttimella"',
    ],
    [/"option "\.concat\((\w+),", deselected\."\)/, '"Valinta poistettu: ".concat($1,".")'],
    [/"All selected options have been cleared\."/, '"Kaikki valinnat on poistettu."'],
    [/"option"\.concat\((\w+)\.length>1\?"s":""," "\)/, '"Valittu: ".concat("")'],
    [
      /"option "\.concat\((\w+)," is disabled\. Select another option\."\)/,
      '"".concat($1," ei ole valittavissa. Valitse toinen.")',
    ],
    [/"option "\.concat\((\w+),", selected\."\)/, '"Valittu: ".concat($1,".")'],
    [/\.join\(","\),", selected\."\)/, '.join(", "),".")'],
    [/(\w+)\.indexOf\((\w+)\)\+1," of "\)/, '$1.indexOf($2)+1,"/")'],
    [/"value "\.concat\((\w+)," focused, "\)/, '"Kohdalla: ".concat($1,", ")'],
    [
      /\?" disabled":"",(\w+)="".concat\((\w+)\?" selected":""\)/,
      '?", ei valittavissa":"",$1="".concat($2?", valittu":"")',
    ],
    [/" for search term "/, '" haulle "'],
    [
      /\.concat\((\w+)," result"\)\.concat\(\1!==1\?"s":""," available"\)/,
      '.concat($1,$1!==1?" vaihtoehtoa":" vaihtoehto")',
    ],
    [/"aria-label":"Remove "\.concat\((\w+)\|\|"option"\)/, '"aria-label":"Poista ".concat($1||"valinta")'],
    [/`Edit \$\{(\w+)\}`/, '`Muokkaa: ${$1}`'],
    // A box says the name of its field under the pointer.
    [/required:(\w+),title:\w+,type:"checkbox"/, 'required:$1,type:"checkbox"'],
    [/="Notifications"/, '="Ilmoitukset"'],
    [/="Close toast"/, '="Sulje ilmoitus"'],
    [/"No columns available for this collection\."/, '"Luettelossa ei ole sarakkeita."'],
    ZONE,
  ],
  '@payloadcms/ui/dist/exports/shared/index.js': [ZONE],
  '@payloadcms/next/dist/views/List/index.js': [THROWN],
  '@payloadcms/next/dist/views/CollectionTrash/index.js': [THROWN],
  '@payloadcms/next/dist/views/Document/index.js': [
    [
      /if \(error\.message === 'not-found'\) \{\s+notFound\(\);\s+\}\n/,
      "if (error.message === 'not-found') notFound();\n    throw error;\n",
    ],
  ],
  '@dnd-kit/core/dist/core.esm.js': [
    [
      /draggable: "\\n {4}To pick up[^"]*"/,
      'draggable: "Poimi rivi välilyönnillä, siirrä nuolilla ja pudota välilyönnillä. Esc peruu siirron."',
    ],
    [/"Picked up draggable item " \+ active\.id \+ "\."/, '"Rivi on poimittu."'],
    [
      /"Draggable item " \+ active\.id \+ " was moved over droppable area " \+ over\.id \+ "\."/,
      '"Rivi on uudessa kohdassa."',
    ],
    [/"Draggable item " \+ active\.id \+ " is no longer over a droppable area\."/, '"Rivi ei ole pudotuskohdassa."'],
    [
      /"Draggable item " \+ active\.id \+ " was dropped over droppable area " \+ over\.id/,
      '"Rivi on pudotettu uuteen kohtaan."',
    ],
    [/"Draggable item " \+ active\.id \+ " was dropped\."/, '"Rivi on pudotettu."'],
    [/"Dragging was cancelled\. Draggable item " \+ active\.id \+ " was dropped\."/, '"Siirto peruttiin."'],
  ],
}

/** The text of a package's file in Finnish. */
export function inFinnish(file, text) {
  return WORDS[file].reduce((read, [english, finnish]) => read.replace(english, finnish), text)
}

/** A loader of the bundler, for these files alone. */
export default function loader(text) {
  const path = this.resourcePath.replaceAll('\\', '/')
  const file = Object.keys(WORDS).find((one) => path.endsWith(one))
  return file ? inFinnish(file, text) : text
}
