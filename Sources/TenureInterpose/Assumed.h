#pragma once
#include "TenureInterpose.h"

/// What is taken for granted, as `Assumptions.swift` has it; nothing until the first screen is made.
extern struct tenure_assumed tenure_assumed;
