// Stands in for the tables of HTML, SVG and ARIA attributes: markdown without HTML makes a handful of attributes
// (href, title, className, start), and each of them has the same name in React as in the tree.
export const html = {}
export const svg = {}
export const hastToReact = {}
export const find = (_schema, property) => ({ property, attribute: property })
