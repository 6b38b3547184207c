// Replaces the tables of HTML, SVG and ARIA attributes: markdown without HTML creates only a few attributes
// (href, title, className, start), which have the same names in React and in the tree.
export const html = {}
export const svg = {}
export const hastToReact = {}
export const find = (_schema, property) => ({ property, attribute: property })
