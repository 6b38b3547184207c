// Replaces the parser of style attributes, which only HTML inside markdown could contain.
export default function styleToObject() {}
