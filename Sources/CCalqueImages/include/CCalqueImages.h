// The types in the images of a program that conform to a Swift protocol.
#ifndef CCALQUE_IMAGES_H
#define CCALQUE_IMAGES_H

// Takes the metadata of a type.
typedef void (*calque_type_visitor)(const void *metadata, void *context);

// Calls `visit` with each type of the program and of its loaded libraries that declares a
// conformance to a protocol. Generic types are left out, since they are types only with arguments.
// A type with two such conformances is visited twice.
//
// `existential` is the metadata of `any P`, for a protocol `P` without superclass.
void calque_visit_conforming_types(const void *existential, calque_type_visitor visit,
                                   void *context);

#endif
