#ifndef CTypesetting_H
#define CTypesetting_H

#endif
