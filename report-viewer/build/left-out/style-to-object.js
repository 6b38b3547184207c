// Stands in for the parser of style attributes, which only HTML inside markdown could bring.
export default function styleToObject() {}
